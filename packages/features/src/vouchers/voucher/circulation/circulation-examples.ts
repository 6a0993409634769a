import { chained, type Fen, fen, genesisHash, type HistoryEvent } from '@lianxin/domain';
import { sm3 } from 'sm-crypto-v2';
import type { CirculationNode } from './circulation-lineage.ts';
import type { ShownEvent } from './shown-event.ts';

export const exampleNumber = 'LX20261020000021766';
export const exampleFace: Fen = fen(328_650_000n);

const piece = (
  suffix: string,
  parent: string | undefined,
  holderName: string,
  amount: bigint,
  rest: Partial<CirculationNode>,
): CirculationNode => ({
  id: `piece${suffix}`,
  parentId: parent === undefined ? null : `piece${parent}`,
  holderName,
  number: `${exampleNumber}${suffix}`,
  amount: fen(amount),
  state: 'holding',
  mine: false,
  live: true,
  ...rest,
});

export const exampleIssuer = { name: '晋北煤业集团有限公司', mine: false } as const;

export const exampleNodes: readonly CirculationNode[] = [
  piece('', undefined, '恒信机电', 328_650_000n, { live: false, mine: true }),
  piece('-01', '', '云岭物流', 50_000_000n, { live: false }),
  piece('-02', '', '恒信机电', 278_650_000n, { live: false, mine: true }),
  piece('-01-01', '-01', '朔***司', 20_000_000n, {}),
  piece('-01-02', '-01', '云岭物流', 30_000_000n, {}),
  piece('-02-01', '-02', '建设银行', 120_000_000n, { state: 'financed' }),
  piece('-02-02', '-02', '恒信机电', 158_650_000n, { mine: true }),
];

type Step = Pick<HistoryEvent, 'kind' | 'at'> & Pick<ShownEvent, 'actorName' | 'counterpartyName' | 'amount'>;

const steps: readonly Step[] = [
  { kind: 'issuance.pass', at: '2026-10-20T15:02:11+08:00', actorName: '晋北煤业集团有限公司', amount: exampleFace },
  { kind: 'issuance.signConfirm', at: '2026-10-21T09:36:40+08:00', actorName: '恒信机电设备有限公司' },
  { kind: 'transfer.pass', at: '2026-10-29T10:14:05+08:00', actorName: '恒信机电', counterpartyName: '云岭物流', amount: fen(50_000_000n) },
  { kind: 'transfer.signConfirm', at: '2026-10-29T16:40:22+08:00', actorName: '云岭物流' },
  { kind: 'transfer.pass', at: '2026-11-04T16:20:58+08:00', actorName: '云岭物流', counterpartyName: '朔***司', amount: fen(20_000_000n) },
];

/** Five events, sealed like on the server. */
export const exampleEvents: readonly ShownEvent[] = steps.reduce<readonly ShownEvent[]>((events, { kind, at, ...shown }, index) => {
  const previousHash = events.at(-1)?.hash ?? genesisHash;
  const event: HistoryEvent = { voucherNumber: exampleNumber, sequence: index + 1, at, kind, details: { amount: shown.amount } };
  return [...events, { ...chained(previousHash, event, (text) => sm3(text)), ...shown, previousHash, signatureHolds: true }];
}, []);

/** The same events after tampering with the third. */
export const forgedEvents: readonly ShownEvent[] = exampleEvents.map((event, index) =>
  index === 2 ? { ...event, amount: fen(500_000_000n), details: { amount: fen(500_000_000n) } } : event,
);
