/** How many digits a code of the classification of goods and services for tax has. */
export const TAX_CODE_LENGTH = 19;

/** Whether it is written as a code of the classification of goods and services for tax (税收分类编码): 19 digits, the first of a chapter from 1 to 6. */
export const isTaxCode = (text: string): boolean => /^[1-6]\d{18}$/.test(text);
