describe('a page in a test', () => {
  afterEach(() => server.intercept(null));

  it('gets the responses of the real server', async () => {
    const response = await fetch('/api/Settings?leagueId=132');
    const seasons = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019];
    const settings = { leagueId: '132', provider: 'default', hasDrafted: false, season: 2026, standingsSeason: 2025, seasons };
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining(settings)]);
    expect((await fetch(new Request('/api/Settings?leagueId=x'))).status).toBe(400);
  });

  it('sends bodies and gets empty responses', async () => {
    const body = JSON.stringify({ token: 'none', userEmail: 'a@b.example' });
    const response = await fetch('/api/token/revoke', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('can make a call fail, change its response, or pass it on', async () => {
    server.intercept((request) => {
      if (request.url.endsWith('/down')) throw new TypeError('Failed to fetch');
      return request.url.endsWith('/own') ? new Response('', { status: 200 }) : undefined;
    });
    await expect(fetch('/down')).rejects.toThrow('Failed to fetch');
    expect((await fetch('/own')).status).toBe(200);
    expect((await fetch('/api/health')).status).toBe(200);
  });

  it('can abort a call', async () => {
    const controller = new AbortController();
    const response = fetch('/api/health', { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gets no response once it is left', async () => {
    const heard = jest.fn();
    void fetch('/api/health').then(heard);
    server.leavePage();
    expect((await fetch('/api/health')).status).toBe(200);
    expect(heard).not.toHaveBeenCalled();
  });

  it('has a document', () => {
    document.body.innerHTML = '<p>text</p>';
    expect(document.querySelector('p')).toHaveTextContent('text');
  });

  it('has the styles of its current style sheets', () => {
    document.body.innerHTML =
      '<style>.a > b:not(.c), p[title] { visibility: hidden } .d:is(i, u) { visibility: hidden }</style>' +
      '<style>.a .e\\:f { visibility: hidden }</style>' +
      '<div class="a"><b></b><b class="c"></b><p title="x"></p><i class="d e"></i><u class="e:f"></u><s class="d"></s></div>';
    const hidden = () =>
      [...document.querySelectorAll('.a *')].map((element) => Number(getComputedStyle(element).visibility === 'hidden'));
    expect(hidden()).toEqual([1, 0, 1, 1, 1, 0]);
    document.querySelector('b')!.classList.add('c');
    expect(hidden()).toEqual([0, 0, 1, 1, 1, 0]);
    document.head.append(Object.assign(document.createElement('style'), { textContent: 's, b { visibility: hidden }' }));
    expect(hidden()).toEqual([1, 1, 1, 1, 1, 1]);
    document.head.lastElementChild!.remove();
    expect(hidden()).toEqual([0, 0, 1, 1, 1, 0]);
  });
});
