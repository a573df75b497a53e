import type { Kernel } from '../kernel/kernel.ts';

type Listener = ((event: { data: unknown }) => void) | null;

/** MessageChannel of a page: a message is a task of the kernel. React draws by it. */
export function messageChannel(owner: object, kernel: Kernel) {
  class Port {
    onmessage: Listener = null;
    other: Port | undefined;
    postMessage(data: unknown): void {
      const { other } = this;
      kernel.task(owner, () => other?.onmessage?.({ data }));
    }
    close(): void {
      this.onmessage = null;
    }
  }
  return class {
    readonly port1 = new Port();
    readonly port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  };
}
