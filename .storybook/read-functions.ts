/** A function, hook or constant that a package offers, with what its comment says. */
export interface OfferedFunction {
  readonly name: string;
  readonly about: string;
  /** The first line of its declaration. */
  readonly signature: string;
}

/** The exported functions, hooks and constants of a file that have a comment. Components, which begin with a capital, have pages of their own. */
export const functionsIn = (code: string): readonly OfferedFunction[] =>
  [
    ...code.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?:\/\/[^\n]*\n)*export (?:async )?((?:function|const) ([a-z]\w*|[A-Z][A-Z_]+)\b[^\n]*)/g,
    ),
  ].map(([, comment = '', signature = '', name = '']) => ({
    name,
    about: comment
      .replaceAll(/^\s*\* ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    signature: signature.replace(/ (?:=>|=|\{)\s*\{?$/, ''),
  }));

/** What the packages pass on from elsewhere, by the package or file it comes from. */
export const passedOn: Readonly<Record<string, { readonly about: string; readonly from: string }>> = {
  Controller: { about: 'Binds a control that no field of this package wraps.', from: 'react-hook-form' },
  useFieldArray: { about: 'Rows of a form that can be added and removed.', from: 'react-hook-form' },
  useFormContext: { about: 'The surrounding form.', from: 'react-hook-form' },
  useWatch: { about: 'Follows typed values without rendering the whole form again.', from: 'react-hook-form' },
  readMoney: {
    about: 'Reads an amount as people type it, with commas or full-width digits; undefined when it is none.',
    from: '@lianxin/domain',
  },
  cn: { about: 'Joins class names and leaves out those that are not set.', from: 'class-variance-authority' },
};
