import { yuan } from '@lianxin/api/mock';
import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { partInEffect } from './part-in-effect.tsx';
import { totalsOf } from './totals.tsx';

const page = { list: [], total: 7 };
const columns = [
  { id: 'number', header: '编号' },
  { id: 'amount', header: '金额（元）' },
  { id: 'unpaid', header: '未付（元）' },
];
const reply = { ...page, columnSums: { amount: yuan(1_000), unpaid: yuan(250), hidden: yuan(3) } };

describe('the totals of a table', () => {
  it('are below the summed columns, with a label in the first', () => {
    expect(totalsOf(columns, reply)).toMatchObject({ amount: '1,000.00', unpaid: '250.00' });
    expect(Object.keys(totalsOf(columns, reply) ?? {})).toEqual(['number', 'amount', 'unpaid']);
  });

  it('are left out without sums or rows', () => {
    expect(totalsOf(columns, page)).toBeUndefined();
    expect(totalsOf(columns, { ...reply, total: 0 })).toBeUndefined();
  });
});

describe('the part of a total in effect', () => {
  const signed = partInEffect({ states: ['effective', 'settled'], words: msg`已签收` });
  const inStates = {
    stateCounts: { draft: 3, effective: 2, settled: 2 },
    stateSums: { draft: yuan(90), effective: yuan(10), settled: yuan(5) },
  };
  const show = (total: number, stateCounts: typeof inStates.stateCounts = inStates.stateCounts) =>
    renderScreen(
      <>
        <p>{total} rows</p>
        {signed({ list: [], total, ...inStates, stateCounts })}
      </>,
      {
        as: 'supplierOperator',
        replies: [],
      },
    );

  it('is shown if some rows do not count', async () => {
    show(7);
    expect(await screen.findByText('其中已签收 4 笔，15.00 元')).toBeDefined();
  });

  it('is left out if states are filtered, or every row counts', async () => {
    show(3);
    show(4, { draft: 0, effective: 2, settled: 2 });
    expect(await screen.findByText('3 rows')).toBeDefined();
    expect(await screen.findByText('4 rows')).toBeDefined();
    expect(screen.queryByText(/其中/)).toBeNull();
  });
});
