import type { Load } from './load-page.ts';

/** Figures of one page of one subject, for the first and for a repeat visit. */
export interface Measured {
  readonly subject: string;
  readonly page: string;
  readonly cold: Load;
  readonly warm: Load;
}

const ms = (value: number) => Math.round(value).toLocaleString('en-US');

/** Formats the figures as a table, with times also as multiples of the floor *react* of the same page. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ subject, page, cold, warm }) => {
    const floor = measured.find((one) => one.subject === 'react' && one.page === page);
    const times = (value: number, of: number | undefined) => (of === undefined || of === 0 ? '' : ` (${(value / of).toFixed(2)})`);
    const cells = [
      page,
      subject,
      (cold.bytes / 1_000).toFixed(1) + times(cold.bytes, floor?.cold.bytes),
      cold.requests,
      cold.depth,
      ms(cold.paintMs),
      ms(cold.readyMs) + times(cold.readyMs, floor?.cold.readyMs),
      ms(cold.blockedMs),
      ms(cold.longestMs),
      cold.shift.toFixed(3),
      (warm.bytes / 1_000).toFixed(1),
      ms(warm.readyMs) + times(warm.readyMs, floor?.warm.readyMs),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| page | subject | kB | requests | depth | first paint ms | ready ms | blocked ms | longest task ms | shift | warm kB | warm ready ms |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.toSorted(),
  ].join('\n');
}
