export interface SignInShellScript {
  readonly brand: string;
  /** Window titles in Chinese and English. */
  readonly titles: readonly string[];
}

/**
 * Shows the sign-in page in the HTML in the person's language and theme with the remembered user name, blocks submission until the scripts
 * are loaded, and records it (portal/take-over.ts). Written in ECMAScript 5.
 */
export const signInShellScript = (signIn: SignInShellScript): string => `(function (signIn) {
  var begun = window.begun;
  var root = document.getElementById('root');
  if (!begun || !begun.signIn || root.hasAttribute('hidden')) return;
  var html = document.documentElement;
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch (_) {}
  }
  var english = kept('language') === 'en-US' ? 1 : 0;
  var theme = kept('theme');
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.setAttribute('data-theme', dark ? 'dark' : 'light');
  html.setAttribute('data-brand', signIn.brand);
  html.lang = english ? 'en-US' : 'zh-CN';
  document.title = signIn.titles[english];
  root.appendChild(document.getElementById(english ? 'sign-in-shell-en' : 'sign-in-shell-zh').content.cloneNode(true));
  var name = kept('userName');
  if (name) {
    root.querySelector('[name=userName]').value = name;
    root.querySelector('[type=checkbox]').checked = true;
  }
  function note(event) {
    var button = event.type === 'click' && event.target.closest('button');
    var part = event.type === 'submit' ? event.target : button && button.type === 'button' && button;
    if (!part) return;
    event.preventDefault();
    var last = root.querySelector('[data-early]');
    if (last) last.removeAttribute('data-early');
    part.setAttribute('data-early', '');
  }
  // Until the program has taken over.
  root.setAttribute('data-waiting', '');
  root.addEventListener('submit', note);
  root.addEventListener('click', note);
  begun.leave = function () {
    root.removeAttribute('data-waiting');
    root.removeEventListener('submit', note);
    root.removeEventListener('click', note);
  };
})(${JSON.stringify(signIn)});`;
