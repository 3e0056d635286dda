extension CALayer {
  func begin(_ animation: CAAnimation, key: String?) {
    let key = key ?? "headless.animation.\(animationsByKey.count)"
    stop { $0 == key }
    animationsByKey.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    let group = CATransaction.currentGroup
    group?.enter()
    guard animation.repeatCount.isFinite, animation.repeatDuration.isFinite else {
      group?.leave()
      return
    }
    let once = animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    let times = Double(max(1, animation.repeatCount)) * (animation.autoreverses ? 2 : 1)
    let length = animation.repeatDuration > 0 ? animation.repeatDuration : once * times
    HeadlessRuntime.clock.schedule(after: length / Double(max(0.000_1, animation.speed))) { [weak self] in
      self?.end(animation)
      group?.leave()
    }
  }

  private func end(_ animation: CAAnimation) {
    guard let index = animationsByKey.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animationsByKey.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  func stop(where matches: (String) -> Bool) {
    let stopped = animationsByKey.filter { matches($0.key) }
    guard !stopped.isEmpty else { return }
    animationsByKey.removeAll { matches($0.key) }
    for entry in stopped { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
  }
}
