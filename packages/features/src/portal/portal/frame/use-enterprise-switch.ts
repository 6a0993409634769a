import { ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { useChannels } from '../../../platform/channels/index.ts';
import { landingAfterSwitch, useNavigation } from '../../../platform/navigation/index.ts';
import { DEFAULT_WORDS, DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { tellOfSwitch, useSession, viewerOf } from '../../../platform/session/index.ts';
import { dropUnsaved, useUnsavedPaths } from '../../../platform/tabs/index.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type RelatedEnterprise = ResponseOf<typeof contract.account.listEnterprises>[number];

const areaOf = (path: string): string => path.split('/')[1] ?? '';

/** Switches the enterprise: asks about unsaved work, informs other tabs, and goes to the page of specification §2.4. */
export function useEnterpriseSwitch(reload: () => void) {
  const { i18n } = useLingui();
  const rows = useNavigation();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { show } = useNotices();
  const unsaved = useUnsavedPaths().size > 0;
  const channels = useChannels();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<RelatedEnterprise>();

  async function change({ enterpriseNo, enterpriseName }: RelatedEnterprise): Promise<void> {
    setBusy(true);
    // Called directly: revalidation would use the marker of the ended session.
    const opened = await client
      .call(contract.account.switchEnterprise, { enterpriseNo }, { idempotencyKey: client.newId(), quiet: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return undefined;
        throw error;
      })
      .finally(() => setBusy(false));
    setAsked(undefined);
    if (opened === undefined) {
      show({ tone: 'critical', text: i18n._(DEFAULT_WORDS.switchEnterprise), durationMs: DURATION_MS.business });
      return;
    }
    dropUnsaved();
    const landing = landingAfterSwitch(rows, viewerOf(opened.user, channels));
    void navigate(landing);
    session.open(opened);
    tellOfSwitch(enterpriseName);
    // Within the same area reload, so that no data of the former enterprise remain.
    if (areaOf(landing) === areaOf(pathname)) reload();
  }

  return {
    busy,
    /** The enterprise to switch to, pending the question about unsaved work. */
    asked,
    choose: (enterprise: RelatedEnterprise) => (busy ? undefined : unsaved ? setAsked(enterprise) : void change(enterprise)),
    confirm: () => asked && void change(asked),
    cancel: () => setAsked(undefined),
  } as const;
}
