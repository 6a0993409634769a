export const ForbiddenScreen = () => null;
