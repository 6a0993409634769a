import type { BegunCall } from './begun-call.ts';

/** Files and calls of each page besides the shell, loaded for signed-in people. Files are indices into `files`. */
export interface RouteTable {
  readonly files: readonly string[];
  /** By path: the screen's scripts, its words in Chinese and English, its first calls. */
  readonly routes: Readonly<Record<string, readonly [readonly number[], readonly (readonly number[])[], readonly BegunCall[]]>>;
}

/** What the portal's HTML requests before any script runs. */
export interface Early {
  /** Words of every visit, in Chinese and English. */
  readonly words: readonly (readonly string[])[];
  /** The portal behind sign-in, in Chinese and English, for people who do not start there. */
  readonly behind: readonly (readonly string[])[];
  /** The shell with its words, in Chinese and English, for signed-in people. */
  readonly frame: readonly (readonly string[])[];
  /** Address of the table of routes. */
  readonly table: string;
  /** First calls of every page of a signed-in person. */
  readonly calls: readonly BegunCall[];
  /** The portal's style sheet. */
  readonly look: string | undefined;
  /** Addresses where a visitor starts at the sign-in page in the HTML. @default the HTML has no such page */
  readonly signIn?: SignInAddresses | undefined;
}

export interface SignInAddresses {
  /** Its own address. */
  readonly at: string;
  /** Redirects to it. */
  readonly leads: readonly string[];
  /** Pages that ask a visitor to sign in and return. */
  readonly asks: readonly string[];
}

/**
 * The script in ECMAScript 5, because it also runs in browsers that the portal does not support. `begun` is taken over by the portal
 * (portal/begun.ts).
 */
export const earlyScript = (early: Early): string => `(function (early) {
  var begun = (window.begun = { calls: {} });
  function cookie(name) {
    var value;
    try {
      value = ('; ' + document.cookie).split('; ' + name + '=')[1];
    } catch (_) {}
    return value && decodeURIComponent(value.split(';')[0]).replace(/^undefined$/, '');
  }
  function link(rel, href, disabled) {
    var one = document.createElement('link');
    one.rel = rel;
    one.disabled = disabled === true;
    one.crossOrigin = '';
    one.href = href;
    document.head.appendChild(one);
    return one;
  }
  function preload(file) {
    link('modulepreload', file);
  }
  var marker = cookie('admin-successToken');
  var english = 0;
  try {
    english = localStorage.getItem('language') === 'en-US' ? 1 : 0;
  } catch (_) {}
  var address = location.hash.slice(1).split('?');
  var path = address[0].replace(/(.)\\/$/, '$1') || '/';
  var signIn = early.signIn;
  if (signIn && !marker && !/[?&#]token=/.test(location.href)) {
    var asks = signIn.asks.indexOf(path) >= 0;
    var leads = signIn.leads.indexOf(path) >= 0;
    begun.signIn = asks || leads || path === signIn.at;
    if (asks) history.replaceState(null, '', '#' + signIn.at + '?redirect=' + encodeURIComponent(location.hash.slice(1)));
    else if (leads) history.replaceState(null, '', '#' + [signIn.at].concat(address.slice(1)).join('?'));
  }
  // The sign-in page has its own look in the HTML; the portal's waits until that page stands.
  if (early.look) begun.look = link('stylesheet', early.look, begun.signIn);
  early.words[english].forEach(preload);
  if (begun.signIn) return;
  early.behind[english].forEach(preload);
  if (!marker) return;
  early.frame[english].forEach(preload);
  if (/[?&#]token=/.test(location.href) || !window.fetch) return;
  try {
    var bases = JSON.parse(document.getElementById('config').textContent).bases;
  } catch (_) {}
  begun.marker = marker;
  function begin(call) {
    if (!bases) return;
    var headers = {
      'Accept-Language': english ? 'en-US' : 'zh-CN',
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      token: marker,
      'X-Token': marker,
    };
    var known = cookie('XSRF-TOKEN');
    if (known) headers['X-XSRF-TOKEN'] = known;
    var url = bases[call.base] + call.path;
    var answer = fetch(url, { method: 'POST', credentials: 'include', headers: headers, body: call.body });
    answer['catch'](function () {});
    begun.calls[url + ' ' + call.body] = answer;
  }
  early.calls.forEach(begin);
  fetch(early.table)
    .then(function (reply) {
      return reply.json();
    })
    .then(function (table) {
      var route = table.routes[address[0]];
      if (!route) return;
      route[0].concat(route[1][english]).forEach(function (number) {
        preload(table.files[number]);
      });
      if (!address[1]) route[2].forEach(begin);
    })
    ['catch'](function () {});
})(${JSON.stringify(early)});`;
