// Runs before the first paint, so that a dark page never flashes light. The app takes over from there (session/theme.ts).
try {
  const theme = JSON.parse(localStorage.getItem('auth_session')).preferences.theme_preference;
  if (theme === 'dark' || theme === 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Nobody is signed in, or storage is closed to us: the default stands.
}
