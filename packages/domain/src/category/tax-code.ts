/** Number of digits of a tax classification code. */
export const TAX_CODE_LENGTH = 19;

/** Whether `text` has the form of a tax classification code of goods and services (税收分类编码): 19 digits, the first being the chapter, 1 to 6. */
export const isTaxCode = (text: string): boolean => /^[1-6]\d{18}$/.test(text);
