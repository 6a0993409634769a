/** The product's version. */
export const VERSION = '2.4.0';
