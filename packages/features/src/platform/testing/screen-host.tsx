import type { User } from '@lianxin/api/contract';
import type { Channels } from '@lianxin/domain';
import { createClient } from '@lianxin/api/client';
import { ApiProvider } from '@lianxin/api/react';
import { FocusKeeper } from '@lianxin/ui';
import { use, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Brand } from '../brand/index.ts';
import { defineNavigation, standalone, type Place, type Row } from '../navigation/index.ts';
import { Providers } from '../providers/index.ts';
import { confirmations, PLAIN_SAFEGUARDS, StepUp, type Safeguards } from '../safeguards/index.ts';
import { useSession } from '../session/index.ts';
import type { Slots } from '../slots/index.ts';
import { people, type PersonName } from './people.ts';
import { ShownAs } from './shown-as.ts';

export interface ScreenHostProps {
  readonly as?: PersonName | User | undefined;
  /** Address of the screen with its query. @default "/" */
  readonly at?: string;
  /** Places that the screen links to besides the entry pages; each has a page at `/place/` and its key. */
  readonly places?: readonly Place[];
  /** Origin of the calls; mocks answer any. @default this origin with the sandbox's bases */
  readonly origin?: string;
  /** Options beyond the specification. @default none */
  readonly safeguards?: Partial<Safeguards>;
  /** The portal's channels. @default those of the specification */
  readonly channels?: Channels;
  /** The bank's additions to flows. @default none */
  readonly slots?: Slots;
  /** Delays before asking again after a lost answer. @default never */
  readonly askAfterMs?: readonly number[];
  readonly children: ReactNode;
}

const NOWHERE: readonly Place[] = [];
const NEVER: readonly number[] = [];

/** Entry pages, which every portal has. */
const WAY_IN: readonly Place[] = [
  'home.home',
  'access.signIn',
  'registration.register',
  'registration.resubmit',
  'registration.result',
  'registration.bankCheck',
];

/** An obviously fictitious bank. */
const BRAND: Brand = {
  theme: 'default',
  product: '链信',
  productEn: 'Chainletter',
  platform: '链信供应链金融服务平台',
  platformEn: 'Chainletter supply chain finance platform',
  hotline: '400-000-0000',
  hours: '工作日 09:00–17:30',
  hoursEn: 'Weekdays 09:00–17:30',
  registration: '京ICP备00000000号',
  filing: '',
  copyrightYear: 2026,
  version: '2.4.0',
  guidePictures: 'pictures',
};

const Elsewhere = () => null;

const placeRows = (keys: readonly Place[]): readonly Row[] =>
  defineNavigation(
    [...new Set([...WAY_IN, ...keys])].map((key) =>
      standalone(`/place/${key}`, { key, load: () => Promise.resolve(Elsewhere) }, { name: key, title: { id: key, message: key } }),
    ),
  );

const userOf = (as: PersonName | User): User => (typeof as === 'string' ? people[as] : as);

function SignedIn({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const session = useSession();
  const [opened, setOpened] = useState(false);
  if (!opened) {
    setOpened(true);
    queueMicrotask(() => session.open({ token: 'marker', user }));
  }
  return session.state.status === 'signedIn' ? children : null;
}

/** Shows the current address to tests: `data-testid="address"`. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** A screen with client, session, router and notices, for stories and tests. */
export function ScreenHost({
  as,
  at = '/',
  places = NOWHERE,
  origin = '',
  safeguards,
  channels,
  slots,
  askAfterMs = NEVER,
  children,
}: ScreenHostProps) {
  const shownAs = use(ShownAs);
  const [asking] = useState(confirmations);
  const [client] = useState(() =>
    createClient({
      confirm: asking.ask,
      askAfterMs,
      bases: { api: `${origin}/api`, financing: `${origin}/apk`, common: origin },
      readMarker: () => undefined,
      readAntiForgery: () => undefined,
    }),
  );
  const [rows] = useState(() => placeRows(places));
  const [router] = useState(() => ({ children: page }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
  ));
  return (
    <Providers
      client={client}
      brand={BRAND}
      navigation={rows}
      channels={channels}
      safeguards={{ ...PLAIN_SAFEGUARDS, ...safeguards }}
      asking={asking}
      slots={slots}
      router={router}
    >
      <ApiProvider client={client}>
        {as === undefined ? children : <SignedIn user={userOf(shownAs ?? as)}>{children}</SignedIn>}
        <Address />
        <StepUp />
        <FocusKeeper />
      </ApiProvider>
    </Providers>
  );
}
