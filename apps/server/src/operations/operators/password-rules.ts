const LEAST = 12;
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
const CLASSES_NEEDED = 3;

/** What is wrong with a password that an operator would get, in both languages; undefined when it may be used. */
export function passwordProblem(password: string, name: string): { readonly zh: string; readonly en: string } | undefined {
  if (password.length < LEAST) return { zh: `密码至少 ${LEAST} 位`, en: `At least ${LEAST} characters are needed` };
  if (CLASSES.filter((one) => one.test(password)).length < CLASSES_NEEDED)
    return {
      zh: '须包含大写字母、小写字母、数字、符号中的至少三类',
      en: 'Use at least three of: capitals, small letters, digits, symbols',
    };
  if (password.toLowerCase().includes(name.toLowerCase())) return { zh: '密码不能包含用户名', en: 'It must not contain the name' };
  if (new Set(password).size < LEAST / 2) return { zh: '密码中重复的字符过多', en: 'Too many characters are the same' };
  return undefined;
}
