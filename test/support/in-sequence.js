/**
 * Stands in for Node's `AsyncLocalStorage` where nothing runs side by side, as the tests of a file: what is stored holds until the
 * work is done. Node's own follows every promise that anybody makes, which took a tenth of the time of the tests.
 */
class InSequence {
  #stored;

  run(stored, work, ...given) {
    const before = this.#stored;
    const restore = () => {
      this.#stored = before;
    };
    this.#stored = stored;
    let result;
    try {
      result = work(...given);
    } catch (error) {
      restore();
      throw error;
    }
    if (typeof result?.then !== 'function') {
      restore();
      return result;
    }
    return result.finally(restore);
  }

  getStore() {
    return this.#stored;
  }
}

module.exports = { InSequence };
