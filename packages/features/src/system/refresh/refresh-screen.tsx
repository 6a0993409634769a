export const RefreshScreen = () => null;
