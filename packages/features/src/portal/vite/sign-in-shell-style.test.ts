import { expect, it } from 'vitest';
import { signInShellStyle } from './sign-in-shell-style.ts';

it('keeps possible rules with layers and media queries, and drops others', () =>
  expect(
    signInShellStyle(
      '@layer base{button{color:inherit}}@layer utilities{.a{top:0}.b{top:1px}.a:hover,.b:hover{top:2px}@media (min-width:48rem){.tablet\\:a{top:3px}.tablet\\:c{top:4px}}@media print{.c{top:5px}}}',
      'cn("a",`tablet:a`)',
    ),
  ).toBe('@layer base{button{color:inherit}}@layer utilities{.a{top:0}.a:hover{top:2px}@media (min-width:48rem){.tablet\\:a{top:3px}}}'));

it('reads escaped names', () =>
  expect(signInShellStyle('.w-\\[1\\.5rem\\]{width:1.5rem}.\\32xl{top:0}.pt-1\\.5{top:1px}', '"w-[1.5rem] 2xl pt-1"')).toBe(
    '.w-\\[1\\.5rem\\]{width:1.5rem}.\\32xl{top:0}',
  ));

it('drops unused properties and animations, also indirectly used ones', () =>
  expect(
    signInShellStyle(
      ':root{--ink:var(--deep);--deep:#000;--other:var(--more);--more:#111;--told:1}@property --tw-x{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{color:var(--ink);animation:spin 1s}',
      '"a";style.getPropertyValue("--told")',
    ),
  ).toBe(':root{--ink:var(--deep);--deep:#000;--told:1}@keyframes spin{to{rotate:1turn}}.a{color:var(--ink);animation:spin 1s}'));

it('handles braces in strings, addresses and comments', () =>
  expect(signInShellStyle('/* .a{ */.a:before{content:"}{;";background:url(data:a;b)}.b{top:0}', '"a"')).toBe(
    '.a:before{content:"}{;";background:url(data:a;b)}',
  ));
