/** Loads the profile panel, whose code no first screen needs. */
export const loadProfilePanel = () => import('./profile-panel.tsx').then((m) => m.ProfilePanel);
