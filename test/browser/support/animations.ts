/** Runs in a page: a colour on its way is another one, and an arrow is wider than its box while it turns. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
