// Checks for new mails every two seconds and replaces only the list, so that scroll position and focus are kept.
const live = document.getElementById('live');

async function refreshList() {
  if (document.hidden) return;
  const response = await fetch('/inbox', { cache: 'no-store' });
  if (!response.ok) return;
  const current = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('live');
  if (current && live && current.innerHTML !== live.innerHTML) live.replaceChildren(...current.childNodes);
}

setInterval(() => refreshList().catch(() => undefined), 2000);
document.addEventListener('visibilitychange', () => refreshList().catch(() => undefined));
