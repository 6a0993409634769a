import { Socket } from 'node:net';

/** A socket that sends everything written in one tick of the event loop at once, because a system call costs more than the data that it carries. */
export class OneWriteSocket extends Socket {
  #holding = false;

  override cork(): void {
    if (!this.#holding) {
      this.#holding = true;
      super.cork();
      process.nextTick(() => {
        this.#holding = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
