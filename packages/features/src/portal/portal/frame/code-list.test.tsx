import { contract } from '@lianxin/api/contract';
import { fail, reply, type MockReply } from '@lianxin/api/mock';
import { TRANSFER_STATE_CODES } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationProvider, rowAt } from '../../../platform/navigation/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import { messages as english } from '../../../platform/terms/locales/en-US.po';
import { transferScreens } from '../../../vouchers/transfer/index.ts';
import { framed } from './framed.fixture.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { makeTable } from './table.fixture.ts';

const table = makeTable();

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal('scrollTo', () => undefined);

const AT = '/pc-management/transfer-records';
const Records = lazy(async () => ({ default: await transferScreens.records.load() }));
const { list: examples, ...page } = contract.transfer.listOutgoing.example.response;
const row = examples.slice(0, 1).map((one) => ({ ...one, state: 'awaitingReview' as const }));
const transfers = reply(contract.transfer.listOutgoing, { ...page, list: row });

/** A code list with another name for a transfer under review. */
const calling = (label: string, asked = vi.fn<() => void>()): MockReply =>
  reply(contract.account.codeList, () => {
    asked();
    const entry = { kind: 'transferState', code: TRANSFER_STATE_CODES.awaitingReview, label, labelEn: 'Checking', order: 1 };
    return { list: [entry], total: 1, page: 1, pageSize: 9999 };
  });

function open(...replies: readonly MockReply[]) {
  const found = rowAt(table, AT);
  if (found === undefined || found.kind === 'redirect') throw new Error(`no page ${AT}`);
  return framed({
    as: 'supplierOperator',
    at: AT,
    replies: [transfers, reply(contract.account.settings, {}), ...replies],
    children: (
      <NavigationProvider rows={table}>
        <PortalFrame row={found}>
          <Suspense>
            <Records />
          </Suspense>
        </PortalFrame>
      </NavigationProvider>
    ),
  });
}

const rowText = () => screen.queryByText(row[0]?.transferNumber ?? '')?.closest('tr')?.textContent;
const says = (word: string) => waitFor(() => expect(rowText()).toContain(word));

beforeEach(() => sessionStorage.clear());

test('uses the server’s name of a state, loaded once a session', async () => {
  const asked = vi.fn<() => void>();
  const { unmount } = open(calling('待核验', asked));
  await says('待核验');
  expect(rowText()).not.toContain('待复核');
  unmount();
  open(calling('别的', asked));
  await says('待核验');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('uses the built-in name if the code list fails', async () => {
  const failing = vi.fn<() => boolean>(() => true);
  open({ ...fail(contract.account.codeList, 500), when: failing });
  await says('待复核');
  await waitFor(() => expect(failing).toHaveBeenCalled());
  await says('待复核');
});

test('uses the built-in name for missing entries', async () => {
  open(reply(contract.account.codeList, { list: [], total: 0, page: 1, pageSize: 9999 }));
  await waitFor(() => expect(sessionStorage.getItem('shCodeData')).not.toBeNull());
  await says('待复核');
});

test('does not affect English', async () => {
  open(calling('待核验'));
  await says('待核验');
  act(() => i18n.loadAndActivate({ locale: 'en-US', messages: english }));
  expect(rowText()).toContain(i18n._(TRANSFER_TERMS.awaitingReview.label));
  expect(rowText()).not.toContain('待核验');
});
