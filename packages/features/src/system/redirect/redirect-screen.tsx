export const RedirectScreen = () => null;
