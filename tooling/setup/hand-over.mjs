import { spawn } from 'node:child_process';
import { environment, root } from './install.mjs';

/** Runs a program in this one's place: its output, its signals and its exit code are ours. */
export function handOver(command, args, extra = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.removeAllListeners(signal ?? 'exit');
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
