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
  /** What the installation asks for besides the specification. */
  readonly safeguards: Safeguards;
  /** Asks the person to confirm an act before the client sends it. */
  readonly asking: Confirmations;
  /** The calls that take long. @default none is noticed */
  readonly slow?: SlowCalls;
  /** The channels that the portal runs with. @default those of the specification */
  readonly channels?: Channels | undefined;
  /** What the bank adds to the shell and to flows. @default nothing */
  readonly slots?: Slots | undefined;
  /** A partner's sign-on comes before the session of the browser. @default false */
  readonly held?: boolean;
  readonly children: ReactNode;
}

const NOTHING: Slots = {};

/** What stands under the table of pages: language, notices, session, client and brand. The sign-in page needs no more. */
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
