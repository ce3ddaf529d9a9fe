// Looks for new mails every two seconds and changes only the list, so that scrolling and focus stay.
const live = document.getElementById('live');

async function look() {
  if (document.hidden) return;
  const answer = await fetch('/inbox', { cache: 'no-store' });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('live');
  if (fresh && live && fresh.innerHTML !== live.innerHTML) live.replaceChildren(...fresh.childNodes);
}

setInterval(() => look().catch(() => undefined), 2000);
document.addEventListener('visibilitychange', () => look().catch(() => undefined));
