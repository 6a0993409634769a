/** A page for browsers that are too old, with its check in ECMAScript 5. */
export const outdatedPage = (platform: string, product: string): string => `<div id="outdated" role="alert" hidden>
      <h1>浏览器版本过旧</h1>
      <p>
        本平台无法在此浏览器中安全运行。请更新至 Chrome 111、Edge 111、Firefox 128、Safari 16.4
        或更新版本后重新打开本页；360、QQ、搜狗等浏览器请切换到“极速模式”后刷新。
      </p>
      <p lang="en">
        This browser is too old to run ${product} safely. Update to Chrome 111, Edge 111, Firefox 128, Safari 16.4 or later, then open this
        page again.
      </p>
    </div>
    <script>
      (function () {
        var css = window.CSS;
        if ('noModule' in document.createElement('script') && [].toSorted && css && css.supports('color', 'color-mix(in srgb, red, blue)'))
          return;
        document.getElementById('root').setAttribute('hidden', '');
        document.getElementById('outdated').removeAttribute('hidden');
      })();
    </script>
    <noscript>请启用 JavaScript 后使用${platform}。Please enable JavaScript to use ${product}.</noscript>`;

export const OUTDATED_STYLE = '#outdated{max-width:34em;margin:12vh auto 0;padding:0 1.5em;font:16px/1.8 sans-serif}';
