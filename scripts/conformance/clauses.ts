/**
 * What the specification promises, clause by clause: its id, and what it says. A test names the clause it proves in its title
 * (`[AUT-13] a reset link works once`); `npm run conformance` lists them, clause by clause, in docs/conformance.md.
 */
export const CLAUSES: Readonly<Record<string, string>> = {
  'PUR-1':
    'A person describes a relationship or family problem and talks about it with an AI coach in a chat.',
  'PUR-2':
    'Only relationship and family matters are discussed: other topics are declined kindly and steered back.',
  'PUR-3':
    'Free use is limited per calendar month (decided: UTC month). A one-time payment of $2.00 gives unlimited messages for ever.',
  'PUR-4': 'Footer on every page: "Educational content only. Not therapy or medical advice."',
  'PUR-5':
    'Contact page: not a substitute for professional therapy; in crisis, contact a professional or a hotline.',
  'PUR-6':
    'Page title is "{page title} | {product name}"; default meta description "Practical relationship advice".',
  'PUR-7': 'A conversation is private: only its owner can read it, over any path of the system.',
  'NAV-1':
    'Routes: / /signup /login /forgot-password /reset-password /confirm /payment-success /dashboard /account /ask /contact /library and the three guides /library/weekly-check-in-template /library/repair-after-conflict /library/saying-no-kindly. Decided: also /privacy and /terms, which the contact page links to.',
  'NAV-2':
    'Any other path: "404", "Oops! Page not found", link "Return to Home" to /; the attempted path is logged.',
  'NAV-3':
    '/dashboard, /account and /ask need a signed-in user; while the session loads a spinner with "Loading..."; with no user, on to /login.',
  'NAV-4': 'Top bar: logo to /; Ask only when signed in; Library and Contact always.',
  'NAV-5':
    'Signed in: Account link, Dashboard button, "Hi, {first name or there}!", "Sign Out". Signed out: "Sign In", "Sign Up".',
  'NAV-6':
    'Decided: with ANONYMOUS_CHAT=true, /ask is open to visitors and the top bar shows Ask to them (the other reading, see ROLE-3).',
  'HOME-1':
    'Headline "Healing starts with a conversation." and a subtitle promising compassionate, practical advice that is private, judgment-free and tailored.',
  'HOME-2':
    'Main button: "Ask your question" to /ask when signed in; "Sign up to ask your question" to /signup otherwise.',
  'HOME-3': 'While auth state loads: a pulsing heart and "Loading...".',
  'HOME-4': 'Three cards: Ask, Coach, Library.',
  'ASK-1': `Heading "Feeling lost in love? I'm here to listen."`,
  'ASK-2':
    'Badge: "Premium Access" for purchasers, else "n/20 free chats used", red at the limit (20 stands for the configured limit).',
  'ASK-3':
    'Form: Title (required, min 4 characters trimmed), situation description (required, multi-line, 12 rows; decided: more than 10 characters trimmed), emotion toggles Hurt, Hopeful, Confused, Determined (optional, multi-select).',
  'ASK-4':
    'Submit reads "Start chat", or "Unlock Premium ($2.00)" at the limit without premium; disabled until the form is allowed. No messages for the length bounds.',
  'ASK-5': 'Note "This is private and only you can see it. We only discuss relationship and family matters."',
  'ASK-6':
    'At the limit: a card "Upgrade to Continue" saying all free messages this month are used, buttons "Unlock Premium ($2.00)" and "Cancel"; a red notice with "Upgrade Now".',
  'ASK-7':
    'After the start a chat window: header, message list scrolled to the newest, "Coach is typing…", input with placeholder "Type a message…", send button.',
  'ASK-8': 'Enter sends; Shift+Enter does not.',
  'ASK-9': 'Window height min 50vh max 60vh on small screens, min 60vh max 70vh on larger ones.',
  'ASK-10': 'A one-time notice when the limit is reached.',
  'LIB-1': 'Three cards with their summaries, each linking to its guide.',
  'LIB-2': 'Weekly check-in template: preparation, a 5-step structure (15 minutes), tips, why it works.',
  'LIB-3': 'Repair after conflict: a 6-step repair plan (simple steps to apologize and rebuild trust).',
  'LIB-4':
    'Saying no kindly: when and how to say no in gentle, balanced and firm tones, and a practice exercise.',
  'CON-1':
    'Full Name, Email Address, Subject, Message, all required and marked with an asterisk; button "Send Message" / "Sending...".',
  'CON-2':
    'Side cards: "We typically respond within 24 hours" and the crisis-support note; footer links to /privacy and /terms.',
  'CON-3':
    'Validation on trimmed values: "Full name is required", "Email address is required", "Please enter a valid email address", "Subject is required", "Message is required"; an error clears when its field is edited.',
  'CON-4':
    'Success "Message sent successfully!"; failure "Error sending message" / "Please try again later or email us directly."',
  'CON-5': 'Support staff receive the message by email and can answer the sender by replying.',
  'AUT-1':
    'Signup: First Name, Last Name, Email Address, Password, Confirm Password; "Create Account" / "Creating Account..."; link to /login.',
  'AUT-2':
    'Messages: "First name is required", "Last name is required", "Email is required", "Please enter a valid email address", "Password is required", "Password must be at least 8 characters", "Passwords do not match".',
  'AUT-3':
    'Signup success: session saved, "Account created successfully!", after 100 ms /dashboard and reload. No data in the answer: success notice and /dashboard.',
  'AUT-4': 'Signup failure: title and fallback "Signup failed", also inline.',
  'AUT-5':
    'Login: Email, Password (both required, nothing else), Remember me (form state only, never sent), link to /forgot-password, "Sign In" / "Signing In...", link to /signup. Success "Welcome back!", then as AUT-3. Failure: title "Sign in failed", fallback "Login failed", inline.',
  'AUT-6':
    'Forgot password: email required; button disabled while sending or empty; success "Reset link sent!" and a screen "Check Your Email!" with the address and "Back to Login". Failure "Reset failed" plus message.',
  'AUT-7':
    'Reset: New Password, Confirm New Password; disabled while either is empty or sending; "Update Password" / "Updating Password...". "Passwords do not match", "Password must be at least 8 characters", "Invalid reset token". Success "Password updated!" and /login. Failure "Reset failed".',
  'AUT-8':
    'Reset without token: "Invalid reset link" / "This password reset link is invalid or has expired." and on to /forgot-password.',
  'AUT-9':
    'Confirm, type=signup with token: "Processing...", then "Welcome to {product name}!" with next steps (sign in, start the healing journey, access coaching), to /login after 3 s. type=recovery: to /reset-password carrying the token. Any other case: success "Welcome! You can sign in to access your account." and /login after 2 s. Failed call: "Confirmation Failed", fallback "Email confirmation failed", "Try Signing Up Again" to /signup, "Sign In Instead" to /login.',
  'AUT-10':
    'Session in local storage under auth_session with user, session.access_token, profile, preferences, purchase, usageCount; restored at load; unparsable: logged, removed; saved when user and session are set, else removed; when set, usage is refreshed.',
  'AUT-11': 'Across tabs: a storage event with a new value replaces the session, a removal clears it.',
  'AUT-12':
    'Sign-out clears user, session, profile, preferences, purchase, usage count and the stored session.',
  'AUT-13': 'Confirmation and reset mails really arrive and their links work once, within their lifetime.',
  'PAY-1': `Currency from the browser's language region: US usd, CA cad, GB gbp, AU aud, NZ nzd, EU/DE/FR/IT/ES/NL eur, else usd; source "website".`,
  'PAY-2':
    'Checkout needs a signed-in user; from /ask the window goes to the returned URL. Failure "Checkout Error" with "Failed to start checkout. Please try again." or "Failed to create checkout session".',
  'PAY-3':
    'Dashboard unlock: usage 0 gives a hint to try the free messages first (6 s) and no checkout; else checkout opens in a new tab; blocked: redirect after 1 s. Failure "Error" / "Failed to start checkout: {reason}", reason "No checkout URL received" or "Unknown error".',
  'PAY-4':
    '/payment-success: "Processing your payment...", wait 2 s, refresh purchase and usage, "Payment successful!" notice, "Payment Successful!" with "Start Chatting" (/ask) and "Go to Dashboard", to /ask after 3 s.',
  'PAY-5': `Not verified: "Your payment was processed, but we're still updating your account. Please refresh the page in a moment." and "Refresh Page".`,
  'PAY-6':
    "Premium is granted exactly once per paid checkout, whatever order, number or delay of the provider's notices, and never without a payment.",
  'DASH-1':
    'Welcome banner when the account is under 5 minutes old and the email confirmed; hides after 10 s or on close.',
  'DASH-2':
    'Greeting with first name or "there"; Sign Out; cards Ask for Advice (/ask), AI Coach (/ask), Library (/library).',
  'DASH-3':
    'Premium panel: purchased: "Premium Unlocked", badge "One-time Purchase", the date and $2.00; else Free Trial with n/20 used and an unlock button (red hint at the limit).',
  'DASH-4': 'Your Journey: Messages Sent = usage count, Days Active 0, Resources Viewed 0 (both fixed).',
  'DASH-5':
    'Message History scrolls within 16rem; up to 3 emotion tags an item, then "+N more"; loads when user and session exist; a failed list load is logged only.',
  'DASH-6':
    'Clicking an item loads it and opens the dialog "Conversation Details", messages by "You" or the product name; failure "Error" / "Failed to load conversation".',
  'DASH-7': 'Buttons "Start New Conversation" (/ask) and "Account Settings" (/account).',
  'ACC-1':
    'First and last name editable; email read-only with "Email cannot be changed. Contact support if needed."; "Profile updated!"; failure "Update failed" plus message.',
  'ACC-2':
    'Switches Email Notifications ("Receive notifications about your conversations") and Marketing Emails ("Receive updates about new features and tips"): the preferences call fires on each toggle; "Preferences updated!"; failure "Update failed" plus message (and the switch goes back).',
  'ACC-3': `Sign Out; Danger Zone with Delete Account, which asks the browser's confirmation "Are you sure you want to delete your account? This action cannot be undone.", then "Account deleted", sign-out and /. Failure "Delete failed".`,
  'ACC-4': 'theme_preference, default light, is stored and applied.',
  'CHAT-1':
    'Start: POST /chat-start {title, question, anonymous, emotionTags}; success stores conversation id and messages; paywall answer shows the paywall.',
  'CHAT-2':
    "Follow-up: the user's message appears at once, the input clears, typing shows; success replaces the list or appends the reply; usage is refreshed.",
  'CHAT-3':
    'Failure: toast "Chat error" with the message or "Failed to send. Please try again."; the assistant says "Sorry, something went wrong. Please try again."; non-ok fallback "Failed to send message".',
  'CHAT-4':
    'Start failure: toast "Start failed" with message or "Please try again."; network failure "Network error occurred"; failure without an error field "Request failed".',
  'CHAT-5': 'Send is disabled while the input is empty (trimmed) or a reply is pending.',
  'CHAT-6':
    'Incoming messages are normalised: any role but user becomes assistant; non-string content becomes JSON text; missing ts becomes now.',
  'CHAT-7': `Paywall toast 8000 ms: "Free message limit reached! 🎯" with the server's message or "You've used all {limit} free messages this month. Upgrade to continue sending messages for just $2.00."`,
  'CHAT-8':
    'The limit (decided: FREE_MESSAGES_PER_MONTH, default 20; the other reading, 5, is one setting away) holds exactly, whatever the concurrency; a turn whose reply failed does not count; every text shows the configured number.',
  'ROLE-1': 'Visitor and signed-in user; no admin role.',
  'ROLE-2':
    'Signed-in only: dashboard, account, checkout, conversations. Everyone: home, auth pages, contact, library, payment-success, confirm, privacy, terms.',
  'ROLE-3':
    'Decided: ANONYMOUS_CHAT (default false) chooses between the two readings of /ask; when true a visitor may start and continue a chat (anonymous: true), within the same limit, and finds it in the history after signing up in the same browser.',
  'API-1': 'POST /auth/signup, /auth/login, /auth/forgot-password, /auth/reset-password, /auth/confirm-email',
  'API-2': 'PUT /user/profile, PUT /user/preferences, DELETE /user/account',
  'API-3': 'POST /contact/send',
  'API-4': 'GET /conversations, GET /conversations/{id}, GET /usage',
  'API-5': 'POST /chat-start, POST /chat-followup',
  'API-6': 'POST /payment/create-checkout; decided: GET /payment/status, POST /payment/webhook',
  'API-7': 'Bearer authorization and a session-token header go with every signed-in call.',
  'UX-1': 'Tooltip delay 700 ms.',
  'UX-2': 'Auth redirect 100 ms.',
  'UX-3': "Every failing call shows the server's message or its fallback.",
};
