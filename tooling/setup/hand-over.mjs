import { spawn } from 'node:child_process';
import { environment, root } from './install.mjs';

/** Calls `lost` when the parent process has ended. npm only terminates the shell in between, which does not forward signals. */
function watchParent(lost) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    lost();
  }, 250);
  timer.unref();
}

/** Runs a program in place of this one: shares its output, forwards signals and exits with its code. */
export function handOver(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) watchParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
