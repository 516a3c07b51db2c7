"""Sign-in with an OpenID Connect provider of the operator's choice: the authorization code flow with PKCE.

*httpx2* and *joserfc* (`starboard[oidc]`) are imported in a thread on the first sign-in.
"""
