// Time to verify a password, and the delay that it causes for other requests:
//   node bench/sign-in.ts
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hashPassword, verifyPassword } from '../apps/server/src/platform/security/password.ts';

const TIMES = 40;
const kept = await hashPassword('a password of some length');
const delay = monitorEventLoopDelay({ resolution: 1 });
const taken: number[] = [];
delay.enable();
for (let time = 0; time < TIMES; time += 1) {
  const started = performance.now();
  await verifyPassword(kept, 'a password of some length');
  taken.push(performance.now() - started);
}
delay.disable();
taken.sort((left, right) => left - right);
const at = (share: number): string => (taken[Math.min(TIMES - 1, Math.floor(TIMES * share))] ?? 0).toFixed(1);
console.log(`a password is verified in ${at(0.5)} ms (p99 ${at(0.99)}; target 250)`);
console.log(`event loop delay meanwhile ${(delay.percentile(50) / 1e6).toFixed(1)} ms (p99 ${(delay.percentile(99) / 1e6).toFixed(1)})`);
