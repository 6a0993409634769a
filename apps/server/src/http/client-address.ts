import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The plain address, without a port or IPv6 mapping; empty if the text is no address. */
function plainAddressOf(text: string): string {
  const [bare = text] = /^\d+(\.\d+){3}(?=:\d{1,5}$)/.exec(text) ?? [/^\[([^\]]+)\](:\d{1,5})?$/.exec(text)?.[1] ?? text];
  const plain = bare.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  // A zone id is arbitrary text of the sender.
  return isIP(plain) === 0 || plain.includes('%') ? '' : plain.toLowerCase();
}

/** The client address as seen by the outermost trusted proxy (TRUST_PROXY); empty if invalid. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => plainAddressOf(ip);

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The unit of rate limits: an IPv6 client can use any address of its /64 network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
