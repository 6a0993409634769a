// Loaded before an isolated program. Node's permission model does not cover the network, so its APIs are disabled here. Where the system
// supports it, the process also runs in an empty network namespace.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw Object.assign(new Error('the reading process has no network'), { code: 'ERR_ACCESS_DENIED' });
}

const NETWORK_APIS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
  ...[dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype].map(
    (owner) => [owner, Object.getOwnPropertyNames(owner).filter((name) => /^(lookup|resolve|reverse)/.test(name))] as const,
  ),
];

for (const [owner, names] of NETWORK_APIS)
  for (const name of names) Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
syncBuiltinESMExports();
