import type { ApiClient } from '@lianxin/api/client';
import { ClientProvider } from '@lianxin/api/react';
import { CHANNELS, type Channels } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { BrandProvider, type Brand } from '../brand/index.ts';
import { ChannelsContext } from '../channels/index.ts';
import { NoticesProvider, slowCalls, SlowCallsContext, type SlowCalls } from '../notices/index.ts';
import { ConfirmationsContext, SafeguardsContext, type Confirmations, type Safeguards } from '../safeguards/index.ts';
import { SessionProvider } from '../session/index.ts';
import { SlotsProvider, type Slots } from '../slots/index.ts';

export interface BaseProvidersProps {
  readonly client: ApiClient;
  readonly brand: Brand;
  /** Security options beyond the specification. */
  readonly safeguards: Safeguards;
  /** Asks the person to confirm an act before it is sent. */
  readonly asking: Confirmations;
  /** Tracks slow calls. @default none */
  readonly slow?: SlowCalls;
  /** The portal's channels. @default those of the specification */
  readonly channels?: Channels | undefined;
  /** The bank's additions to shell and flows. @default none */
  readonly slots?: Slots | undefined;
  /** Waits for a partner's sign-on before using the browser's session. @default false */
  readonly held?: boolean;
  readonly children: ReactNode;
}

const NOTHING: Slots = {};

/** Providers without navigation: language, notices, session, client and brand. Sufficient for the sign-in page. */
export function BaseProviders(props: BaseProvidersProps) {
  const { client, brand, safeguards, asking, slots = NOTHING, channels = CHANNELS, held = false, children } = props;
  const [noticed] = useState(slowCalls);
  return (
    <I18nProvider i18n={i18n}>
      <SafeguardsContext value={safeguards}>
        <ConfirmationsContext value={asking}>
          <NoticesProvider>
            <SlowCallsContext value={props.slow ?? noticed}>
              <ChannelsContext value={channels}>
                <SessionProvider client={client} held={held}>
                  <ClientProvider client={client}>
                    <BrandProvider brand={brand}>
                      <SlotsProvider slots={slots}>{children}</SlotsProvider>
                    </BrandProvider>
                  </ClientProvider>
                </SessionProvider>
              </ChannelsContext>
            </SlowCallsContext>
          </NoticesProvider>
        </ConfirmationsContext>
      </SafeguardsContext>
    </I18nProvider>
  );
}
