import { Socket } from 'node:net';

/** A connection to a database that sends whatever is said in one turn of our thread at once: each write costs more than what it carries. */
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
