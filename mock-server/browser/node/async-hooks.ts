/** Stands in for the class of `node:async_hooks`: there is no context to keep. */
export class AsyncResource {
  runInAsyncScope<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    self: unknown,
    ...args: Args
  ): Result {
    return Reflect.apply(work, self, args);
  }

  bind<Work>(work: Work): Work {
    return work;
  }

  emitDestroy(): void {}
}
