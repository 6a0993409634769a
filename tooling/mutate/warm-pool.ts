import { ThreadsPoolWorker, type PoolRunnerInitializer, type PoolWorker } from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>;

/** The thread kept between runs, and whether it has loaded a module with an active module-level mutant. */
let kept: { readonly thread: ThreadsPoolWorker; readonly spoilt: boolean } | undefined;

/**
 * Runs the tests of consecutive mutants in one thread, so that imports are loaded only once, which takes ten times as long as the tests. A
 * module-level mutant gets its own thread.
 */
export const warmPool: PoolRunnerInitializer = {
  name: 'warm',
  createPoolWorker(options) {
    const listeners: Listener[] = [];
    let thread: ThreadsPoolWorker | undefined;
    let letGo = false;
    return {
      name: 'warm',
      async start() {
        const spoilt = Reflect.get(options.project.getProvidedContext(), 'mutantActivation') === 'static';
        if (kept && (spoilt || kept.spoilt)) {
          await kept.thread.stop();
          kept = undefined;
        }
        if (!kept) {
          const fresh = new ThreadsPoolWorker(options);
          await fresh.start();
          kept = { thread: fresh, spoilt };
        }
        ({ thread } = kept);
      },
      on(...listener) {
        listeners.push(listener);
        thread?.on(...listener);
      },
      off: (...listener) => thread?.off(...listener),
      send(message) {
        if (message.type !== 'stop') return thread?.send(message);
        // Reports the thread as stopped but keeps it running.
        letGo = true;
        for (const [event, listener] of listeners) if (event === 'message') listener({ __vitest_worker_response__: true, type: 'stopped' });
      },
      async stop() {
        for (const listener of listeners) thread?.off(...listener);
        if (letGo) return;
        kept = undefined;
        await thread?.stop();
      },
      deserialize: (data) => data,
    };
  },
};
