import PetriCatalog

/// The grammar with its rules compiled.
package final class CompiledGrammar: Sendable {
  static let shared = CompiledGrammar()

  let systemContainers = WordSet(of: SystemContainer.self)
  let wordsOfViews = WordSet(Grammar.wordsOfViews)
  let screen = KeyChecks(
    Grammar.screen,
    // The others are about these, and looked at before or after them.
    except: [
      "screen": .anything, "context": .anything, "form": .anything, "fixtures": .anything, "links": .anything,
      "group": .group,
      "wrapping": .layers, "variants": .anything, "route": .onlyRoute,
    ]
  )
  let part = KeyChecks(
    Grammar.part,
    except: ["part": .anything, "parameters": .anything, "fixtures": .anything, "group": .group]
  )
  let links = Grammar.screen["links"].map { Check($0.rule) } ?? .anything
  let container = KeyChecks(Grammar.container, except: ["container": .anything, "parameters": .anything])
  let catalog = KeyChecks(
    Grammar.catalog,
    except: [
      "format": .integer(0...1_000_000), "state": .anything, "hosts": .anything, "redirects": .anything,
      "colors": .anything,
    ]
  )
  let namedColor = KeyChecks(Grammar.namedColor)
  package let defaults = KeyChecks(Grammar.defaults, except: ["group": .group, "wrapping": .layers])
  /// The kinds of view, and each with its keys in the same order.
  let kinds = KeyChecks(Grammar.listView)
  let views = Grammar.viewForms.map { ViewCheck($0) }
  // The cases are looked at when the value's type is known.
  let alternatives = KeyChecks(
    Grammar.alternatives,
    except: ["cases": .anything, "default": .anything]
  )
  let content = KeyChecks(Grammar.content)
  // What a screen is given is looked at when its name is.
  let child = KeyChecks(Grammar.child, except: ["screen": .text, "fixture": .text])
  let tap = KeyChecks(Grammar.tap, except: ["open": .text])
  let tapWords = WordSet(Grammar.rule(of: .tap).words)
  let link = KeyChecks(Grammar.link, except: ["url": .anything, "route": .anything])
  let redirect = KeyChecks(Grammar.redirect, except: ["url": .anything, "to": .anything])
  let find = KeyChecks(Grammar.find)
  let findTargets = Check.Words(Grammar.findTargets, nil)
  let action = KeyChecks(Grammar.action)
  let origin = KeyChecks(
    Grammar.origin,
    except: [
      "screen": .anything, "find": .anything, "route": .anything, "name": .text,
    ]
  )
  let routeCase = KeyChecks(Grammar.routeCase, except: ["steps": .anything, "route": .anything])
  let route = KeyChecks(Grammar.route, except: ["steps": .anything, "reconcile": .anything])
  let requiredLevel = KeyChecks(
    Grammar.requiredLevel,
    except: ["screen": .anything, "tab": .anything, "push": .anything]
  )
  let requiredScreen = KeyChecks(Grammar.requiredScreen, except: ["screen": .anything])
  let interceptor = KeyChecks(
    Grammar.interceptor,
    except: ["context": .anything, "show": .text, "with": .anything]
  )
  let field = KeyChecks(
    Grammar.field,
    except: ["type": .anything, "values": .anything, "of": .anything, "fields": .anything]
  )
  let walkStep = KeyChecks(Grammar.walkStep)
  let walkWords = WordSet(Grammar.rule(of: .walkStep).words)
  let variant = KeyChecks(Grammar.variant, except: ["wrapping": .layers])
  let plural = KeyChecks(Grammar.plural)
  let stringsText = KeyChecks(Grammar.stringsText)
  private let others = Dictionary(
    uniqueKeysWithValues: Construct.allCases.map { ($0, Check(Grammar.rule(of: $0))) }
  )

  /// The check of a construct that has nothing but its rule.
  func check(of construct: Construct) -> Check { others[construct] ?? .anything }
}
