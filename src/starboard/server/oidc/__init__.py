"""OpenID Connect, for operators who have accounts elsewhere: the authorization code flow with PKCE.

*httpx2* and *joserfc* (`starboard[oidc]`) are imported by the first sign-in, in a thread.
"""
