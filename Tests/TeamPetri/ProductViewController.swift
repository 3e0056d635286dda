import PetriCatalog
import PetriComposer
import PetriUIKit

/// A screen's content as an iOS developer writes it: a label and a price, and a button for the template.
final class ProductViewController: UIViewController, SupportingViewsDataSource {
  private let context: ContextObject
  private lazy var buyButton: UIButton = {
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    return button
  }()

  var supportingViews: [UIView] { [buyButton] }

  init(context: ContextObject) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 300, height: 80)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = context["title"]?.text
    title.font = .preferredFont(forTextStyle: .headline)
    title.frame = CGRect(x: 16, y: 8, width: 268, height: 22)
    view.addSubview(title)
    let price = UILabel()
    price.text = context["price"]?.text
    price.frame = CGRect(x: 16, y: 40, width: 268, height: 22)
    view.addSubview(price)
  }
}
