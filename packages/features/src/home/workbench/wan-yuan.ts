import { formatMoney } from '@lianxin/domain';

const FEN_IN_WAN_YUAN = 1_000_000;

/** An amount in ten-thousands of yuan, for drawing; never for counting on. */
export const wanYuan = (fen: bigint): number => Number(fen) / FEN_IN_WAN_YUAN;

/** The same in words, two decimals and a true minus. */
export const wanYuanText = (fen: bigint): string => formatMoney(wanYuan(fen).toFixed(4)).replace('-', '−');
