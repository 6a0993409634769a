import { Channel, placesOf, type Schema } from '@lianxin/api/contract';
import type { Channels } from '@lianxin/domain';
import { FieldRefusal } from '../platform/refusals.ts';

/** Refuses a request that contains channels which this server does not support. */
export function assertKnownChannels(channels: Channels, request: Schema, body: unknown): void {
  const unknown = placesOf(Channel, request, body).filter(([, code]) => !channels.list.some((channel) => channel.code === code));
  if (unknown.length === 0) return;
  throw new FieldRefusal(unknown.map(([path]) => ({ path, message: { zh: '没有该渠道', en: 'There is no such channel' } })));
}
